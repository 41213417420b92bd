export const handOverPaths = {
  handOver: (id: number) => `/Employes/HandOver/${id}`,
} as const
