import { readDotEnv } from './environment.ts'
import { runProduct } from './run-product.ts'
import { printWelcome } from './welcome.ts'

readDotEnv()
await runProduct({ env: process.env, print: console.log }, (product) => {
  printWelcome(product, console.log)
  const { PUBLIC_URL, ADMIN_URL, STUDIO_URL, PARTNER_URL } = product.settings
  process.send?.({
    ready: { PUBLIC_URL, ADMIN_URL, STUDIO_URL, PARTNER_URL, ownerUrl: product.ownerUrl, accounts: product.accounts },
  })
})
