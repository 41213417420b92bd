// The towns around here as colleagues write them in English and Russian.

import { greekToLatin } from '../people/transliterate.ts'

const towns: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  Θεσσαλονίκη: ['Thessaloniki', 'Салоники'],
  Καλαμαριά: ['Kalamaria', 'Каламарья'],
  Πυλαία: ['Pylaia', 'Пилея'],
  Πανόραμα: ['Panorama', 'Панорама'],
  Θέρμη: ['Thermi', 'Терми'],
  Εύοσμος: ['Evosmos', 'Эвосмос'],
  Σταυρούπολη: ['Stavroupoli', 'Ставруполи'],
  Περαία: ['Peraia', 'Перея'],
  Πολύγυρος: ['Polygyros', 'Полигирос'],
  'Νέα Μουδανιά': ['Nea Moudania', 'Неа-Муданья'],
  'Νέα Καλλικράτεια': ['Nea Kallikrateia', 'Неа-Калликратия'],
  Κασσάνδρεια: ['Kassandreia', 'Кассандрия'],
  Άφυτος: ['Afytos', 'Афитос'],
  Πευκοχώρι: ['Pefkochori', 'Пефкохори'],
  Νικήτη: ['Nikiti', 'Никити'],
  'Νέος Μαρμαράς': ['Neos Marmaras', 'Неос-Мармарас'],
  Ιερισσός: ['Ierissos', 'Иериссос'],
}

export function townIn(language: 'el' | 'ru' | 'en', town: string): string {
  if (language === 'el') return town
  return towns[town]?.[language === 'en' ? 0 : 1] ?? greekToLatin(town)
}

export const streetIn = (language: 'el' | 'ru' | 'en', street: string) =>
  language === 'el' ? street : greekToLatin(street)
