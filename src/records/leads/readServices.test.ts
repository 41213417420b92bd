import { expect, test } from 'vitest'
import { wishCases } from '#daily/matching/testing/wishCases.ts'
import { readServices } from './readServices.ts'

test.each([
  ['Квартира на покупку, Каламарья', ['forPurchase']],
  ['для покупки', ['forPurchase']],
  ['Покупка дома на Халкидиках', ['forPurchase']],
  ['хочет купить студию', ['forPurchase']],
  ['Хочу приобрести виллу', ['forPurchase']],
  ['Διαμέρισμα για αγορά', ['forPurchase']],
  ['Θέλει να αγοράσει οικόπεδο', ['forPurchase']],
  ['a flat to purchase', ['forPurchase']],
  ['They are buying for their children', ['forPurchase']],
  ['на аренду', ['forRent']],
  ['Хотят снять дом', ['forRent']],
  ['Μεζονέτα προς ενοικίαση', ['forRent']],
  ['Ζητά να νοικιάσει', ['forRent']],
  ['looking to rent', ['forRent']],
  ['Дом посуточно, аренда на неделю', ['forShortRent']],
  ['βραχυχρόνια μίσθωση', ['forShortRent']],
  ['a villa to rent for the holidays', ['forShortRent']],
  ['хочет сдать квартиру в аренду', ['forRentOut']],
  ['wants to rent out the flat', ['forRentOut']],
  ['Θέλει να πουλήσει το σπίτι', ['forSell']],
  ['продать старую квартиру и купить дом', ['forPurchase', 'forSell']],
  ['Кто-то из парка, current parents, κοντά στην αγορά', []],
  ['', []],
  [null, []],
])('%s: %j', (description, services) => {
  expect(readServices(description)).toEqual(services)
})

test('three hundred real descriptions give the same services as when read by people', () => {
  const labels = { buy: 'forPurchase', rent: 'forRent', stay: 'forShortRent' } as const
  const read = wishCases.map(({ text, wish }) => ({
    text,
    label: labels[wish.split(';')[0] as keyof typeof labels],
    services: readServices(text),
  }))
  const said = read.filter(({ services }) => services.length > 0)
  const wrong = said.filter(({ label, services }) => services.length > 1 || services[0] !== label)
  expect(wrong.map(({ text, services }) => `${text}: ${services.join(', ')}`)).toEqual([])
  // Most clients who want to buy do not say so, but those who rent do.
  const rents = read.filter(({ label }) => label !== 'forPurchase')
  expect(rents.filter(({ services }) => services.length > 0).length).toBeGreaterThan(
    rents.length * 0.8,
  )
})
