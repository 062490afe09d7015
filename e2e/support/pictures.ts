import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

/** For people to look at; no story judges by them, and they cost a third of what looking at a page does. PICTURES=on, as by night. */
const isOn = process.env.PICTURES === 'on'
const artefacts = join(import.meta.dirname, '../artefacts')

/** A picture in a folder of the artefacts. */
export const takePicture = async (page: Page, path: string, options: { fullPage?: boolean } = {}): Promise<void> => {
  if (!isOn) return
  const file = join(artefacts, path)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, ...options })
}
