import { expect, test } from 'vitest'
import { videoOf } from './videoOf.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
])('%s plays from the host without cookies', (address) => {
  expect(videoOf(address)?.embed).toBe(youTube)
})

test.each(['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'])(
  '%s plays without tracking',
  (address) => {
    expect(videoOf(address)?.embed).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
  },
)

test.each([
  null,
  '',
  'no address',
  'https://example.com/film.mp4',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
])('%s cannot be embedded', (address) => {
  expect(videoOf(address)).toBeUndefined()
})
