/** Stands among the refused fields where the refusal named none of those that were sent. */
export const everything = ''

/** Fields of a draft that are not sent for now; the others are sent without them. */
export class HeldFields {
  /** The server refused them: they wait for the next edit. */
  private readonly refused = new Set<string>()
  /** Their inputs show a text that is no value of the field. */
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

  /** Lets what was refused be sent again. */
  retry(): void {
    this.refused.clear()
  }

  get unreadTexts(): Record<string, string> {
    return Object.fromEntries(this.unread)
  }

  /** null: there is none any more. Answers whether that is news. */
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
