import { Button, Group, Input } from '@mantine/core'
import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { Signature } from '../orderContent.contract.ts'

type Point = Signature['strokes'][number][number]
type Props = {
  label: string
  error?: string | undefined
  /** Null while nothing is drawn. */
  onChange: (signature: Signature | null) => void
}

/** The units of the field; it is as wide as there is room. */
const width = 600
const height = 200

/** Or the browser takes the end of a quick line for a swipe of the page, and the next tap, on "Sign", for its end. */
const holdPage = (svg: SVGSVGElement | null) =>
  svg?.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })

/** A field for a signature with finger, pen or mouse. What was drawn before stays if the window turns. */
export function SignaturePad({ label, error, onChange }: Props) {
  const t = useText()
  const [strokes, setStrokes] = useState<Point[][]>([])
  const began = useRef(0)
  const drawing = useRef<number | null>(null)
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect()
    const part = (at: number, from: number, size: number, units: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * units * 10) / 10
    return [
      part(event.clientX, box.left, box.width, width),
      part(event.clientY, box.top, box.height, height),
      Math.round(event.timeStamp - began.current),
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== null || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = event.pointerId
    if (strokes.length === 0) began.current = event.timeStamp
    setStrokes([...strokes, [pointOf(event)]])
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== event.pointerId) return
    const point = pointOf(event)
    setStrokes((all) => [...all.slice(0, -1), [...all.at(-1)!, point]])
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== event.pointerId) return
    drawing.current = null
    onChange({ width, height, strokes })
  }
  const clear = () => {
    setStrokes([])
    onChange(null)
  }
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <svg
        ref={holdPage}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(strokes.length > 0 ? 'order.sign.drawn' : 'order.sign.empty')}
        style={{
          display: 'block',
          width: '100%',
          maxWidth: width,
          aspectRatio: `${width} / ${height}`,
          // The finger draws instead of scrolling the page.
          touchAction: 'none',
          cursor: 'crosshair',
          background: '#ffffff',
          border: '1px solid var(--mantine-color-default-border)',
          borderRadius: 8,
        }}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={20} y1={160} x2={width - 20} y2={160} stroke="#c8c8c8" />
        {strokes.map((points, at) => (
          <polyline
            // Strokes are only added at the end.
            key={at}
            points={(points.length === 1 ? [points[0]!, points[0]!] : points)
              .map(([x, y]) => `${x},${y}`)
              .join(' ')}
            fill="none"
            stroke="#102a6b"
            strokeWidth={4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <Group mt={4}>
        <Button size="xs" variant="default" disabled={strokes.length === 0} onClick={clear}>
          {t('order.sign.clear')}
        </Button>
      </Group>
    </Input.Wrapper>
  )
}
