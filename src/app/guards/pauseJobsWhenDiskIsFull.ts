// Pauses the jobs of this server while its disk is full: they wait in the database, or run on another server.
import type { DiskSpaceWatch } from '#kit/files/watchDiskSpace.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'

export function pauseJobsWhenDiskIsFull(
  jobs: Pick<Jobs, 'start' | 'stop'>,
  room: DiskSpaceWatch,
  onError: (error: unknown) => void,
): Pick<Jobs, 'start' | 'stop'> {
  let isRunning = false
  let isEnded = false
  const follow = async () => {
    const shouldRun = !isEnded && room.now().state !== 'full'
    if (shouldRun === isRunning) return
    // A failure is retried at the next measurement.
    await (shouldRun ? jobs.start() : jobs.stop())
    isRunning = shouldRun
  }
  return {
    async start() {
      await follow()
      room.listen(() => follow().catch(onError))
    },
    async stop() {
      isEnded = true
      await jobs.stop()
    },
  }
}
