// How a doubtful text was read, inside of its input.

export const readAs = (hint: string | null) =>
  hint !== null && {
    rightSection: <output>= {hint}</output>,
    rightSectionWidth: `${hint.length + 3}ch`,
    rightSectionPointerEvents: 'none' as const,
  }
