export const handOverPaths = {
  handOver: (id: number) => `/Employes/HandOver/${id}`,
  leave: (id: number) => `/Employes/Leave/${id}`,
} as const
