/*
 * Moves the clock of PostgreSQL by FAKETIME seconds. The handlers of its timers ask for the time in the middle of a
 * wait, which libfaketime answers with the time of the machine: no timeout of a statement or of a deadlock would end.
 */
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long offset;

__attribute__((constructor)) static void begin(void) {
  const char *given = getenv("FAKETIME");
  if (given) offset = atol(given);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  long failed = syscall(SYS_clock_gettime, clock, now);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += offset;
  return (int)failed;
}

int gettimeofday(struct timeval *now, void *zone) {
  struct timespec time;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &time);
  now->tv_sec = time.tv_sec;
  now->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *now) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  if (now) *now = time.tv_sec;
  return time.tv_sec;
}
