export type Mail = { to: string; subject: string; text: string; html?: string }

/** Sends mail over SMTP, or writes it to the outbox folder when there is no SMTP. */
export type Mailer = { send(mail: Mail): Promise<void> }
