export type JobOptions = {
  /** While one waits to begin, sending another does nothing: for work that does all there is to do. */
  oneWaiting?: boolean
}

/** Work that runs outside of requests, once on whichever server is free, kept in the database. */
export type Jobs = {
  /** Runs `work` for every job sent under this name. Call before `start`. */
  define<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    options?: JobOptions,
  ): void
  /** Runs the job at these times (cron, Europe/Athens). */
  schedule(name: string, cron: string): void
  send(name: string, data?: object): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
