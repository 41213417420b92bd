export const metricsToken = 'for-prometheus-in-tests-and-nobody-else'

export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  return (await fetch(`${url}/metrics`, { headers })).text()
}
