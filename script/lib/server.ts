import { readDotEnv } from './environment.ts'
import { startProduct } from './product.ts'
import { whenAsked } from './until-stopped.ts'
import { printWelcome } from './welcome.ts'

readDotEnv()
const starting = startProduct({ env: process.env, print: console.log })
// Asked to end halfway: what is already up comes down as soon as it is all known.
whenAsked(async () => (await starting.catch(() => undefined))?.stop())

try {
  const product = await starting
  printWelcome(product, console.log)
  const { PUBLIC_URL, ADMIN_URL, STUDIO_URL } = product.settings
  process.send?.({
    ready: { PUBLIC_URL, ADMIN_URL, STUDIO_URL, ownerUrl: product.ownerUrl, accounts: product.accounts },
  })
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}
