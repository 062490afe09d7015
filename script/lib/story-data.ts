import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './ports.ts'
import { startProduct } from './product.ts'

/** What a product of the stories differs in from any other demo. */
export const storyEnv = (dataDir: string): Record<string, string> => ({
  DATA_DIR: dataDir,
  MARU_MODE: 'demo',
  CAPTCHA_ANSWER: '1234',
  CLOCK_CONTROL: 'on',
  // Thirty days of draws, made in a moment.
  MINIGAME_LINKS: '8640',
  RATE_LIMIT_SCALE: '1000',
  DATABASE_URL: '',
})

/** A folder that the account PostgreSQL runs under may enter. */
export const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'maru-stories-'))
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** The data of a product that has just been set up, for products that begin as a copy of it: the seeds take longer than all the rest of a start. */
export async function seedStoryData(): Promise<string> {
  const dataDir = makeDataDir()
  const [PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT] = await freePorts(4)
  const env = {
    ...process.env,
    ...storyEnv(dataDir),
    PORT: `${PORT}`,
    ADMIN_PORT: `${ADMIN_PORT}`,
    STUDIO_PORT: `${STUDIO_PORT}`,
    PARTNER_PORT: `${PARTNER_PORT}`,
  }
  const { stop } = await startProduct({ env, print: () => {}, onlyData: true })
  await stop()
  return dataDir
}
