type App = {
  call(
    method: 'GET' | 'POST',
    url: string,
    options?: { payload: object },
  ): Promise<{ statusCode: number; body: string; json(): { id: number; object: { id: number } } }>
}

export const kalamaria = 736083
/** Less than ten kilometres from kalamaria. */
export const panorama = 734771
export const nikiti = 734916
/** Regional unit of kalamaria and panorama. */
export const thessaloniki = 111

const post = async (app: App, url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
  return answer.json()
}

/** Adds a lead that wants to buy for 100,000 to 150,000, and returns its id. */
export const addMatchingLead = async (app: App, more: object = {}): Promise<number> =>
  (
    await post(app, '/api/lead/add', {
      forPurchase: true,
      purchaseBudgetRangeMin: 100_000,
      purchaseBudgetRangeMax: 150_000,
      ...more,
    })
  ).id

/** Adds a flat for sale at 120,000, and returns its id. */
export async function addMatchingObject(app: App, more: object = {}): Promise<number> {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  const flat = { subTypeObjectTypeId: 1, objectSubTypeId: 1, forSale: true, salePrice: 120_000 }
  await post(app, '/api/object/update', { id: object.id, ...flat, ...more })
  return object.id
}
