/** Stands for all fields, if a refusal named none of the sent ones. */
export const everything = ''

/** Fields of a draft that are currently not sent; the others are sent without them. */
export class HeldFields {
  /** Refused by the server: wait for the next edit. */
  private readonly refused = new Set<string>()
  /** Fields whose inputs have an invalid text. */
  private readonly unread = new Map<string, string>()

  has = (name: string): boolean => this.refused.has(name) || this.unread.has(name)
  get some(): boolean {
    return this.someRefused || this.someUnread
  }
  get someRefused(): boolean {
    return this.refused.size > 0
  }
  get someUnread(): boolean {
    return this.unread.size > 0
  }

  refuse(name: string): void {
    this.refused.add(name)
  }

  /** Allows refused fields to be sent again. */
  retry(): void {
    this.refused.clear()
  }

  get unreadTexts(): Record<string, string> {
    return Object.fromEntries(this.unread)
  }

  /** null: no longer. Returns whether this is a change. */
  setUnread(name: string, text: string | null): boolean {
    if (text === (this.unread.get(name) ?? null)) return false
    if (text === null) this.unread.delete(name)
    else this.unread.set(name, text)
    return true
  }

  clear(): void {
    this.refused.clear()
    this.unread.clear()
  }
}
