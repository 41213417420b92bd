// Place names on the outline map, which has no tiles; larger places appear at lower zooms.
export type MapPlace = {
  el: string
  en: string
  ru: string
  latitude: number
  longitude: number
  /** The lowest zoom that shows the name. */
  from: number
}

const place = (
  from: number,
  latitude: number,
  longitude: number,
  el: string,
  en: string,
  ru: string,
): MapPlace => ({ from, latitude, longitude, el, en, ru })

export const mapPlaces: readonly MapPlace[] = [
  place(5, 37.984, 23.728, 'Αθήνα', 'Athens', 'Афины'),
  place(5, 40.64, 22.944, 'Θεσσαλονίκη', 'Thessaloniki', 'Салоники'),
  place(6, 38.246, 21.735, 'Πάτρα', 'Patras', 'Патры'),
  place(6, 35.339, 25.144, 'Ηράκλειο', 'Heraklion', 'Ираклион'),
  place(6, 39.639, 22.419, 'Λάρισα', 'Larissa', 'Лариса'),
  place(6, 39.665, 20.853, 'Ιωάννινα', 'Ioannina', 'Янина'),
  place(6, 40.937, 24.413, 'Καβάλα', 'Kavala', 'Кавала'),
  place(6, 40.849, 25.874, 'Αλεξανδρούπολη', 'Alexandroupoli', 'Александруполис'),
  place(7, 39.362, 22.942, 'Βόλος', 'Volos', 'Волос'),
  place(7, 41.085, 23.548, 'Σέρρες', 'Serres', 'Серре'),
  place(7, 40.272, 22.502, 'Κατερίνη', 'Katerini', 'Катерини'),
  place(7, 40.524, 22.203, 'Βέροια', 'Veria', 'Верия'),
  place(7, 40.993, 22.874, 'Κιλκίς', 'Kilkis', 'Килкис'),
  place(7, 40.376, 23.444, 'Πολύγυρος', 'Polygyros', 'Полигирос'),
  place(8, 39.985, 23.39, 'Κασσάνδρα', 'Kassandra', 'Кассандра'),
  place(8, 40.13, 23.79, 'Σιθωνία', 'Sithonia', 'Ситония'),
  place(8, 40.326, 23.976, 'Ουρανούπολη', 'Ouranoupoli', 'Уранополи'),
  place(8, 40.658, 23.701, 'Σταυρός', 'Stavros', 'Ставрос'),
  place(9, 40.237, 23.283, 'Νέα Μουδανιά', 'Nea Moudania', 'Неа-Муданья'),
  place(9, 40.313, 23.062, 'Νέα Καλλικράτεια', 'Nea Kallikratia', 'Неа-Каликратия'),
  place(9, 40.428, 22.928, 'Επανομή', 'Epanomi', 'Эпаноми'),
  place(9, 40.225, 23.666, 'Νικήτη', 'Nikiti', 'Никити'),
  place(9, 40.091, 23.787, 'Νέος Μαρμαράς', 'Neos Marmaras', 'Неос-Мармарас'),
  place(10, 40.583, 22.95, 'Καλαμαριά', 'Kalamaria', 'Каламарья'),
  place(10, 40.547, 23.019, 'Θέρμη', 'Thermi', 'Терми'),
  place(10, 40.588, 23.03, 'Πανόραμα', 'Panorama', 'Панорама'),
  place(10, 40.502, 22.924, 'Περαία', 'Perea', 'Перея'),
  place(10, 40.67, 22.905, 'Εύοσμος', 'Evosmos', 'Эвосмос'),
  place(10, 40.6, 22.985, 'Πυλαία', 'Pylaia', 'Пилея'),
  place(11, 40.52, 22.971, 'Αεροδρόμιο', 'Airport', 'Аэропорт'),
  place(11, 40.613, 22.97, 'Τούμπα', 'Toumba', 'Тумба'),
  place(11, 40.641, 22.953, 'Άνω Πόλη', 'Ano Poli', 'Ано-Поли'),
]
