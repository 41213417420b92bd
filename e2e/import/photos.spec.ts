import { buffer } from 'node:stream/consumers'
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { confirm, sidewaysScroll, signIn } from '../steps.ts'
import { zip } from '#kit/sheets/zip.ts'

/** Generous timeout for work in the background. */
const patience = { timeout: 120_000 }

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const packed = (...names: string[]): Promise<Buffer> =>
  buffer(zip(names.map((name) => ({ name, content: [pixel] }))))

test('photos are imported with properties from URLs and from a ZIP, and removed by the undo', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await signIn(page, people.admin, '/Import')
  await page.getByRole('radio', { name: 'Properties, with their owners and tenants' }).check()
  await page.setInputFiles('input[type=file]', {
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Ref;Type;Sale or rent;Price;Year built;Address;Photo1;Photo2',
        'PZ-1;Apartment;sale;120000;1979;Papanastasiou 901;http://127.0.0.1/1.jpg;http://10.0.0.1/2.jpg',
        'PZ-2;Apartment;sale;130000;2004;Papanastasiou 902;;',
      ].join('\r\n'),
    ),
  })
  const becomes = (header: string) => page.getByRole('combobox', { name: `Becomes: ${header}` })
  await expect(becomes('Photo1')).toHaveValue('Addresses of photos', patience)
  await expect(becomes('Photo2')).toHaveValue('Addresses of photos')
  await page.getByLabel('Name of the other system').fill('Old site')
  await page.getByRole('button', { name: 'Check all rows' }).click()
  const table = page.getByRole('table', { name: 'Check' })
  await expect(table.getByText('2 photos')).toBeVisible(patience)
  await expect(table.getByText('Year of construction 1979')).toBeVisible()
  await expect(table.getByText('120 000 €').first()).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 rows', exact: true }).click()

  const failed = page.getByRole('table', { name: 'Not added' })
  await expect(failed.getByText('The address leads into a private network.')).toHaveCount(
    2,
    patience,
  )
  await page.setInputFiles('input[type=file]', {
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: await packed('PZ-1/1.png', 'PZ-2_front.png', 'somewhere.png'),
  })
  await expect(failed.getByText('somewhere.png')).toBeVisible(patience)
  await expect(failed.getByRole('row')).toHaveCount(4)
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'Try the failed ones again' }).click()
  await expect(page.getByText(/^Imported · /)).toBeVisible(patience)
  await expect(failed.getByRole('row')).toHaveCount(4, patience)

  await page.getByRole('button', { name: 'Take the import back' }).click()
  await confirm(page, 'Everything that this import added', 'OK')
  await expect(page.getByText(/^Taken back · /)).toBeVisible(patience)
  await expect(page.getByText('Photos', { exact: true })).toBeVisible()
})
