export function debianChangelog(text: string, by: { version: string; maintainer: string }): string
