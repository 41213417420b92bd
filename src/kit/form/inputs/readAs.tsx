// Shows in an input how a doubtful text was read.

export const readAs = (hint: string | null) =>
  hint !== null && {
    rightSection: <output>= {hint}</output>,
    rightSectionWidth: `${hint.length + 3}ch`,
    rightSectionPointerEvents: 'none' as const,
  }
