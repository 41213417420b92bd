// How a party signs in a journey.
import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** Draws a line into the field for the signature. */
export async function draw(field: Locator, page: Page): Promise<void> {
  await field.scrollIntoViewIfNeeded()
  const box = (await field.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 14; step++)
    await page.mouse.move(
      box.x + 20 + (step * (box.width - 60)) / 14,
      box.y + box.height * (step % 2 === 0 ? 0.3 : 0.7),
    )
  await page.mouse.up()
}

/** All that must be ticked: not the last box, which asks for the place. */
export async function tickAll(within: Locator): Promise<void> {
  await expect(within.getByRole('checkbox').first()).toBeVisible()
  const boxes = await within.getByRole('checkbox').all()
  for (const box of boxes.slice(0, -1)) await box.check()
}
