import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition, extensionOf } from './fileName.ts'

test('a name keeps its script, and loses its path, control and direction characters', () => {
  expect(cleanFileName('Συμβόλαιο αγοράς №3.pdf')).toBe('Συμβόλαιο αγοράς №3.pdf')
  expect(cleanFileName('C:\\Users\\Άννα\\план.dwg')).toBe('план.dwg')
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName('a\u0000b\r\nc.txt')).toBe('abc.txt')
  expect(cleanFileName('photo\u202egnp.exe')).toBe('photognp.exe')
  expect(cleanFileName('..')).toBe('file')
  expect(cleanFileName('')).toBe('file')
})

test('a very long name keeps its extension', () => {
  const name = cleanFileName(`${'ώ'.repeat(400)}.docx`)
  expect([...name]).toHaveLength(200)
  expect(extensionOf(name)).toBe('.docx')
})

test('the header carries any name, escaped so that it cannot end the header value', () => {
  expect(contentDisposition('inline', 'план "1".png')).toBe(
    `inline; filename="____ _1_.png"; filename*=UTF-8''%D0%BF%D0%BB%D0%B0%D0%BD%20%221%22.png`,
  )
  expect(contentDisposition('attachment', "it's (1)*.txt")).toContain(
    "filename*=UTF-8''it%27s%20%281%29%2A.txt",
  )
})
