/** The file name of a statement, such as 'Statement – Papadopoulos Nikos – 2026-11-28.xlsx'. */
export const statementFile = (title: string, account: string, day: string, format: string) =>
  `${title} – ${account.replaceAll(/[\p{Cc}\\/:*?"<>|]+/gu, '-').slice(0, 100)} – ${day}.${format}`
