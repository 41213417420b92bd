// The position of an object, set by a click, dragging or typing, and the circle that the public sees instead.
import { Button, Skeleton, Slider } from '@mantine/core'
import { useState } from 'react'
import { Wide } from '#kit/form/Section.tsx'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { WhenNear } from '#kit/ui/loading/WhenNear.tsx'
import { AddressFinder } from './AddressFinder.tsx'
import type { Point } from './circleShape.ts'
import { usePlace } from '#base/places/usePlace.ts'
import { MapUnder } from './MapUnder.tsx'
import type { EditPartProps } from '../edit/editPart.ts'
import { objectFields } from '../objectFields.contract.ts'
import { objectForm } from '../edit/objectForm.ts'
import { circle, pointOf } from './mapPosition.ts'
import { EditSection } from '../edit/EditSection.tsx'
import { circleFor, placing } from './placing.ts'

const { Field } = objectForm
const fields = [
  ...(['latitude', 'longitude', 'displayCoordinates', 'mapZoom'] as const),
  ...(['mapCircleLatitude', 'mapCircleLongitude', 'mapCircleRadius'] as const),
]
const MapEditor = lazyPart(() => import('./MapEditor.tsx').then((all) => all.MapEditor), {
  place: () => <Skeleton h={400} animate={false} />,
})

export function EditMap({ draft, all }: EditPartProps) {
  const t = useText()
  const { values } = draft
  const place = usePlace(values.locationId)
  const [zoom, setZoom] = useState<number | null>(null)
  const set = (changes: Partial<typeof values>) => {
    const setOne = <Name extends keyof typeof values>(name: Name) =>
      draft.set(name, changes[name] as (typeof values)[Name])
    for (const name of Object.keys(changes) as (keyof typeof values)[]) setOne(name)
  }
  const put = (point: Point | null) => set(placing(values, point))
  const isCircleShown = !values.displayCoordinates && values.mapCircleRadius !== null
  return (
    <EditSection name="map" fields={fields}>
      <Wide>
        <AddressFinder object={values} onChoose={put} />
        <WhenNear height={400}>
          <MapEditor
            values={values}
            place={place}
            onPlace={put}
            onCircle={(centre) =>
              set({ mapCircleLatitude: centre.latitude, mapCircleLongitude: centre.longitude })
            }
            onZoom={setZoom}
          />
        </WhenNear>
        <MapUnder
          values={values}
          place={place}
          zoom={zoom}
          onKeepZoom={(mapZoom) => set({ mapZoom })}
        />
      </Wide>
      {(['latitude', 'longitude'] as const).map((name) => (
        <FieldInput
          key={name}
          name={name}
          field={objectFields[name]}
          label={t(`object.${name}`)}
          value={values[name]}
          error={draft.errors[name]?.join(' ')}
          onChange={(value) => set({ [name]: value, ...circleFor({ ...values, [name]: value }) })}
        />
      ))}
      <FieldInput
        name="displayCoordinates"
        field={objectFields.displayCoordinates}
        label={t('object.displayCoordinates')}
        value={values.displayCoordinates}
        onChange={(shown) =>
          set({ displayCoordinates: shown, ...circleFor({ ...values, displayCoordinates: shown }) })
        }
      />
      {!values.displayCoordinates && (
        <>
          <Field name="mapCircleRadius" required={pointOf(values) !== null} />
          <Slider
            value={values.mapCircleRadius ?? circle.standard}
            onChange={(radius) =>
              set({ ...circleFor({ ...values, mapCircleRadius: radius }), mapCircleRadius: radius })
            }
            min={circle.least}
            max={circle.most}
            step={circle.step}
            label={(metres) => `${metres} m`}
            thumbLabel={t('object.mapCircleRadius')}
            mt={34}
          />
          {all && isCircleShown && (
            <>
              <Field name="mapCircleLatitude" />
              <Field name="mapCircleLongitude" />
            </>
          )}
        </>
      )}
      {all && <Field name="mapZoom" />}
      {pointOf(values) && (
        <div>
          <Button variant="default" mt={22} onClick={() => put(null)}>
            {t('object.map.remove')}
          </Button>
        </div>
      )}
    </EditSection>
  )
}
