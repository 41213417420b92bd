// Files of other programs from the upload to the records, with the columns as they are proposed.
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { people, signedInApi } from '../agency.ts'
import { confirm, signIn } from '../steps.ts'

/** Generous timeout for work in the background. */
const patience = { timeout: 120_000 }

const bitrix = [
  'ID;Обращение;Имя;Фамилия;Отчество;Дата рождения;Тип контакта;Источник;Рабочий телефон;Мобильный телефон;Рабочий e-mail;Рабочий факс;Адрес;Населенный пункт;Почтовый индекс;Страна;Комментарий;Ответственный;Дата создания',
  '301;Господин;Дмитрий;Журавлев-Битрикс;Павлович;01.02.1975;Клиенты;Звонок;;+7 900 000-30-01;zhuravlev@example.org;+7 900 000-30-09;ул. Лесная, 7;Тверь;170000;Россия;покупал в 2020;Никто Здесь;15.01.2024 10:02:11',
  '302;;Светлана;Журавлева-Битрикс;;;Поставщики;Веб-сайт;+7 900 000-30-02;;sveta@example.org;;;;;;;;03.02.2024 09:41:56',
]
const google = [
  'Όνομα,Επώνυμο,Ετικέτες,E-mail 1 - Ετικέτα,E-mail 1 - Τιμή,Τηλέφωνο 1 - Ετικέτα,Τηλέφωνο 1 - Τιμή,Διεύθυνση 1 - Οδός,Διεύθυνση 1 - Πόλη,Διεύθυνση 1 - Ταχυδρομικός κώδικας,Διεύθυνση 1 - Χώρα,Σημειώσεις',
  'Ρένα,Γκουγκλίδου,* myContacts ::: Αγοραστές,* ,rena.g@example.org ::: rena2.g@example.org,Κινητό,697 000 0301 ::: 697 000 0302,Τσιμισκή 22,Θεσσαλονίκη,54624,Ελλάδα,θέλει θέα',
]
const airbnb = (title: string) => [
  'Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings',
  `HMPROG1,Confirmed,Laura Airbnbsdottir,+49 170 5552001,2,0,0,7/14/2023,7/21/2023,7,2023-02-03,${title},"€ 1,512.40"`,
  `HMPROG2,Canceled by guest,Paul Airbnbsson,+33 6 12 34 56 78,4,1,0,7/22/2023,7/25/2023,3,2023-02-17,${title},€ 0.00`,
]

/** With no column corrected. */
async function bringIn(page: Page, kind: string, lines: readonly string[]): Promise<void> {
  await page.goto('/Import')
  await page.getByRole('radio', { name: kind }).check()
  await page.setInputFiles('input[type=file]', {
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  })
  await page.getByLabel('Name of the other system').fill('Programs of a journey', patience)
  await page.getByRole('button', { name: 'Check all rows' }).click()
  const rows = lines.length - 1
  const run = page.getByRole('button', {
    name: rows === 1 ? 'Import 1 row' : `Import ${rows} rows`,
  })
  await expect(run).toBeVisible(patience)
  await run.click()
  await expect(page.getByRole('button', { name: 'Take the import back' })).toBeVisible(patience)
}

async function takeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take the import back' }).click()
  await confirm(page, 'Everything that this import added', 'OK')
  await expect(page.getByText(/^Taken back · /)).toBeVisible(patience)
}

test('exports of Bitrix24 in Russian, Google in Greek and Airbnb come in as they are proposed', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const api = await signedInApi(request, people.admin)
  const found = async (name: string) => {
    const { items } = await api<{ items: { id: number }[] }>('/api/account/search', {
      query: { searchStr: name },
    })
    expect(items).toHaveLength(1)
    return api<Record<string, unknown>>(`/api/account/view/${items[0]!.id}`)
  }
  const { object } = await api<{ object: { id: number } }>('/api/object/add')
  const title = 'Studio of a portal'
  await api('/api/object/update', { body: { id: object.id, title, forShortRent: true } })
  await signIn(page, people.admin, '/Import')

  await bringIn(page, 'People and companies', bitrix)
  expect(await found('Журавлев-Битрикс')).toMatchObject({
    firstName: 'Дмитрий',
    middleName: 'Павлович',
    phone: '+7 900 000-30-01',
    email: 'zhuravlev@example.org',
    city: 'Тверь',
    postcode: '170000',
    country: 'RU',
    notes: expect.stringContaining('Рабочий факс: +7 900 000-30-09'),
  })
  await takeBack(page)

  await bringIn(page, 'People and companies', google)
  expect(await found('Γκουγκλίδου')).toMatchObject({
    firstName: 'Ρένα',
    email: 'rena.g@example.org;rena2.g@example.org',
    address: 'Τσιμισκή 22',
    city: 'Θεσσαλονίκη',
    country: 'GR',
  })
  await takeBack(page)

  await bringIn(page, 'Stays in properties for short rent', airbnb(title))
  const { items } = await api<{ items: object[] }>('/api/Reservation/search', {
    body: { objectId: object.id },
  })
  expect(items).toHaveLength(2)
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        checkIn: '2023-07-14',
        duration: 7,
        adults: 2,
        clientDisplayName: 'Airbnbsdottir Laura',
        total: 1512.4,
        reservationStage: 2,
      }),
    ]),
  )
  await takeBack(page)
})
