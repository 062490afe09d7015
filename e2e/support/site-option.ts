import type { Asked } from '../options-server.ts'
import { dataDir, optionsUrl } from './surroundings.ts'

/** Sets options of the first site as an operator does; null puts the standard back. */
export const setSiteOptions = async (options: Asked['options'], ofProduct: string = dataDir()): Promise<void> => {
  const asked: Asked = { dataDir: ofProduct, options }
  const answer = await fetch(optionsUrl(), { method: 'POST', body: JSON.stringify(asked) })
  if (!answer.ok) throw new Error(`options: ${await answer.text()}`)
}
