import { expect, test } from 'vitest'
import { placing } from './placing.ts'

const nowhere = {
  latitude: null,
  longitude: null,
  displayCoordinates: false,
  mapCircleLatitude: null,
  mapCircleLongitude: null,
  mapCircleRadius: null,
}
const point = { latitude: 40.632_145_678, longitude: 22.948_701_234 }

test('a private position gets the standard circle, with a centre that is not the position', () => {
  expect(placing(nowhere, point)).toEqual({
    latitude: 40.632_146,
    longitude: 22.948_701,
    mapCircleLatitude: 40.63,
    mapCircleLongitude: 22.95,
    mapCircleRadius: 2500,
  })
})

test('a circle stays while it contains the pin, and follows it otherwise', () => {
  const circled = {
    ...nowhere,
    mapCircleLatitude: 40.64,
    mapCircleLongitude: 22.95,
    mapCircleRadius: 1500,
  }
  expect(placing(circled, point)).not.toHaveProperty('mapCircleLatitude')
  expect(placing({ ...circled, mapCircleRadius: 300 }, point)).toMatchObject({
    mapCircleLatitude: 40.632,
    mapCircleLongitude: 22.949,
    mapCircleRadius: 300,
  })
})

test('a displayed position needs no circle', () => {
  expect(placing({ ...nowhere, displayCoordinates: true }, point)).toEqual({
    latitude: 40.632_146,
    longitude: 22.948_701,
  })
})

test('an object removed from the map has no position', () => {
  expect(placing({ ...nowhere, ...point }, null)).toMatchObject({ latitude: null, longitude: null })
})
