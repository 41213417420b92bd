export type JobOptions = {
  /** While one waits to start, sending another does nothing. For a job that handles everything pending in one run. */
  oneWaiting?: boolean
}

/** Background jobs. They are stored in the database, and each runs once, on whichever server is free. */
export type Jobs = {
  /** Runs `work` for every job sent under this name. Call before `start`. */
  define<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    options?: JobOptions,
  ): void
  /** Runs the job at these times (cron, in Europe/Athens). */
  schedule(name: string, cron: string): void
  send(name: string, data?: object): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
