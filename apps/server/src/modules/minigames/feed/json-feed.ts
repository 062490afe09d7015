import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '../../../config.ts'
import { reachOf } from '../../../platform/outgoing/networks.rules.ts'
import { getWithin } from '../../../platform/outgoing/request.ts'
import type { Feed } from './feed.ts'
import { feedAddressOf, readFeed } from './json-feed.rules.ts'

const MOST_BYTES = 1_000_000
/** Of `DATA_DIR`: a feed in a file is one of these, and no other file of the machine. */
const FILES = 'feeds'

/** The results that stand as JSON in a file of `DATA_DIR/feeds`, or at an address of http or https. Throws where the address is neither. */
export const jsonFeed = (config: Config, address: string): Feed => ({
  async read(_game, signal) {
    const at = feedAddressOf(address)
    if (!at) throw new Error('the address of the feed is none')
    return readFeed(await ('file' in at ? readFileOf(config, at.file) : fetchFrom(config, at.url, signal)))
  },
})

const readFileOf = async ({ DATA_DIR }: Config, name: string): Promise<string> => {
  const file = await open(join(DATA_DIR, FILES, basename(name)))
  try {
    if ((await file.stat()).size > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/** Staff say where it stands, as they do of vendors: the same networks are closed to it. */
const fetchFrom = async (config: Config, url: URL, signal: AbortSignal): Promise<string> => {
  const headers = { accept: 'application/json' }
  const { status, text } = await getWithin(url, reachOf(config), { headers, signal, mostBytes: MOST_BYTES })
  if (status !== 200) throw new Error(`HTTP ${status}`)
  if (text === undefined) throw new Error(`more than ${MOST_BYTES} bytes`)
  return text
}
