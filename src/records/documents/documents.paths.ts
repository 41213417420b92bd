/** Spelled as in the specification. */
export const documentPaths = {
  documents: '/DocumentList',
  addDocument: '/Document/Add',
  document: (id: number, mode?: 'edit') => `/Document/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
