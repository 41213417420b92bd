import pg from 'pg'

/** A pool that measures how long callers wait for a connection. */
export class MeasuredPool extends pg.Pool {
  /** Called when a connection was handed out or could not be, with the seconds since it was asked for. */
  onWaited: ((seconds: number) => void) | undefined

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback)
    const connecting = super.connect()
    const { onWaited } = this
    if (!onWaited) return connecting
    const asked = performance.now()
    const tell = () => onWaited((performance.now() - asked) / 1000)
    connecting.then(tell, tell)
    return connecting
  }
}
