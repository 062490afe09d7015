import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { isNight } from './night.ts'

const artefacts = join(import.meta.dirname, '../artefacts')

/** A picture in a folder of the artefacts, by night: for people to look at. No story judges by it, and it costs a third of what looking at a page does. */
export const takePicture = async (page: Page, path: string, options: { fullPage?: boolean } = {}): Promise<void> => {
  if (!isNight) return
  const file = join(artefacts, path)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, type: 'jpeg', quality: 70, ...options })
}
