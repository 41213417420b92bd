import { describe, expect, test } from 'vitest'
import { readWish } from './readWish.ts'

const today = '2026-11-27'
const read = (typed: string) => readWish(typed, today)

describe('a sentence about a stay', () => {
  test.each([
    ['1–5 December, 4 guests, Halkidiki, under 120 €', 'halkidiki'],
    ['1-5 Δεκεμβρίου, 4 άτομα, Χαλκιδική, έως 120 ευρώ', 'χαλκιδικη'],
    ['1–5 декабря, 4 гостя, Халкидики, до 120 евро', 'халкидики'],
    [
      'Halkidiki from 1 December to 5 December for 2 adults and 2 kids max 120€ per night',
      'halkidiki',
    ],
    ['01.12 - 05.12 4 pax Halkidiki €120 euro', 'halkidiki'],
    ['с 1 по 5 декабря, 4 человека, на Халкидики, не дороже 120', 'халкидики'],
    ['από 1 έως 5 Δεκεμβρίου στη Χαλκιδική για 4 άτομα μέχρι 120', 'χαλκιδικη'],
    ['December 1 to 5, 4 people, up to 120, near Halkidiki', 'halkidiki'],
    ['1 December, 4 nights, 4 guests, Halkidiki, 120 €', 'halkidiki'],
  ])('%s', (typed, place) => {
    expect(read(typed)).toEqual({
      checkIn: '2026-12-01',
      duration: 4,
      guests: 4,
      priceMax: 120,
      place,
    })
  })

  test.each([
    ['28 December - 3 January', '2026-12-28', 6],
    ['2-9 January', '2027-01-02', 7],
    ['27 November, 2 weeks', '2026-11-27', 14],
    ['1-5 July 2028', '2028-07-01', 4],
    ['28.06.2028–02.07.2028', '2028-06-28', 4],
    ['29 февраля, 3 ночи', '2028-02-29', 3],
    ['5 мая – 8 мая', '2027-05-05', 3],
    ['5 Μαΐου έως 8 Μαΐου', '2027-05-05', 3],
  ])('%s begins on the next such day', (typed, checkIn, duration) => {
    expect(read(typed)).toMatchObject({ checkIn, duration, place: '' })
  })

  test.each([
    ['2 παιδιά, 5 άτομα', 5],
    ['5 άτομα, 2 παιδιά', 5],
    ['4 άτομα (2 παιδιά)', 4],
    ['5 άτομα, εκ των οποίων 2 παιδιά', 5],
    ['4 άτομα και 2 παιδιά', 6],
    ['2 ενήλικες και 2 παιδιά', 4],
    ['5 people incl. 2 children', 5],
    ['5 guests including 2 kids', 5],
    ['4 guests: 2 adults, 2 kids', 4],
    ['4 people + 2 children', 6],
    ['3 children', 3],
    ['5 человек, из них 2 ребёнка', 5],
    ['5 человек, в том числе 2 ребёнка', 5],
    ['2 взрослых и 2 ребёнка', 4],
    ['4 гостя, 2 взрослых и 2 детей', 4],
  ])('%s: %i guests', (typed, guests) => {
    expect(read(typed)).toMatchObject({ guests, place: '' })
  })

  test.each([
    '',
    '   ',
    '31 February - 40 March',
    '99 nights of 1000000000 €',
    '🙂'.repeat(75),
    '((([',
  ])('%j is not misread', (typed) => {
    const { checkIn, guests } = read(typed)
    expect({ checkIn, guests }).toEqual({ checkIn: null, guests: null })
  })

  test('thousands separators are read as in Greece', () => {
    expect(read('under 1 200 €').priceMax).toBe(1200)
    expect(read('до 1.200,50 евро').priceMax).toBe(1200.5)
  })
})
