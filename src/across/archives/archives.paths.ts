export const archivePaths = {
  archives: '/Export',
  /** Sent as it is read: it may be larger than the memory of the browser. */
  file: (id: number) => `/api/archive/file/${id}`,
} as const
