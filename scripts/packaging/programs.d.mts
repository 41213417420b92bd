export function findPrograms(
  folder: string,
  architecture: 'amd64' | 'arm64',
): { foreign: string[]; withSymbols: string[] }
