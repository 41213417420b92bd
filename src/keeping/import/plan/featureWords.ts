// What the features of properties are called: here, in all languages, and in other systems.
import { features } from '#records/objects/objectFields.contract.ts'
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import { el } from '#records/objects/messages/el.ts'
import { en } from '#records/objects/messages/en.ts'
import { ru } from '#records/objects/messages/ru.ts'
import { wordKey } from './wordKey.ts'

const others: Partial<Record<FeatureFlag, string>> = {
  elevator: 'lift, elevator, ανελκυστήρας, ασανσέρ, лифт',
  storageSpace: 'storage, storage room, storeroom, αποθήκη, кладовая',
  garden: 'garden, private garden, landscaped garden, κήπος, сад',
  swimmingPool: 'pool, private pool, shared pool, communal pool, swimming pool, πισίνα, бассейн',
  parking: 'parking, parking space, private parking, garage, πάρκινγκ, парковка, гараж',
  renovated: 'renovated, refurbished, fully renovated, ανακαινισμένο, с ремонтом',
  newBuilding: 'new build, new building, newly built, νεόδμητο, новостройка',
  underFloorHeating: 'underfloor heating, floor heating, ενδοδαπέδια θέρμανση, тёплый пол',
  fireplace: 'fireplace, τζάκι, камин',
  solarWaterHeating: 'solar water heater, solar heating, ηλιακός, ηλιακός θερμοσίφωνας',
  airCondition: 'air conditioning, air con, aircon, a/c, ac, κλιματισμός, кондиционер',
  windowScreens: 'mosquito nets, window screens, σίτες',
  doubleGlass: 'double glazing, double glazed windows, διπλά τζάμια, стеклопакеты',
  alarm: 'alarm, alarm system, security alarm, συναγερμός, сигнализация',
  secureDoor: 'security door, armoured door, armored door, πόρτα ασφαλείας',
  balcony:
    'balcony, balconies, terrace, private terrace, veranda, μπαλκόνι, βεράντα, балкон, терраса',
  disabledAccess: 'wheelchair access, disabled access, accessible',
  attic: 'attic, σοφίτα, мансарда',
  view: 'view, views, mountain view, mountain views, panoramic view, panoramic views, θέα',
  seaView: 'sea view, sea views, θέα στη θάλασσα, вид на море',
  firstCoastLine: 'beachfront, seafront, first line, frontline, front line beach, first sea line',
  furnished: 'furnished, fully furnished, επιπλωμένο, с мебелью',
  petsWelcome: 'pets allowed, pet friendly',
  eligibleForGoldenVisa: 'golden visa',
}

/** Our own names come first. */
const flagOf = new Map(
  features
    .flatMap((name): [string, FeatureFlag][] => [
      ...[en, el, ru].map((texts): [string, FeatureFlag] => [
        wordKey(texts[`object.${name}`]),
        name,
      ]),
      ...(others[name] ?? '')
        .split(', ')
        .map((word): [string, FeatureFlag] => [wordKey(word), name]),
    ])
    .filter(([word]) => word !== '')
    .reverse(),
)

/** Those that are known, and the others as they stand there. */
export function featuresIn(text: string): { values: Record<string, unknown>; rest?: string } {
  const values: Record<string, unknown> = {}
  const rest: string[] = []
  for (const word of text.split(/[,;|\n]/).map((one) => one.trim())) {
    const name = flagOf.get(wordKey(word))
    if (name) values[name] = true
    else if (word !== '') rest.push(word)
  }
  return { values, ...(rest.length > 0 && { rest: rest.join(', ') }) }
}
