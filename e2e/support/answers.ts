import type { Page } from '@playwright/test'
import { makeSealer } from '../../packages/client/src/envelope.ts'
import { memberUrl } from './surroundings.ts'

type Answer = { resultCode: string; resultMessage: string; data: unknown }

/** Lets a page read other data than the server answered to a call: opens the envelope, changes what is in it, seals it again. */
export const changeAnswers = async <Data>(page: Page, path: string, change: (data: Data) => Data): Promise<void> => {
  const config = (await (await fetch(`${memberUrl()}/config.json`)).json()) as { wireKey: string }
  const sealer = makeSealer(config.wireKey)
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const { d } = (await response.json()) as { d: string }
    const answer = (await sealer.open(d)) as Answer
    const changed = { ...answer, data: change(answer.data as Data) }
    await route.fulfill({ response, json: { d: await sealer.seal(changed) } })
  })
}
