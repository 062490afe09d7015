import { type Product, type ProductOptions, startProduct } from './product.ts'
import { whenAsked } from './until-stopped.ts'

type Started = (product: Product) => void
/** `leave`: what else is to end. */
type Running = Omit<ProductOptions, 'signal'> & { leave?: () => void }

/** Runs the product until somebody asks this process to end, also while it is set up: what is up by then comes down. */
export async function runProduct({ leave = () => {}, ...options }: Running, started: Started): Promise<void> {
  const asked = new AbortController()
  const starting = startProduct({ ...options, signal: asked.signal })
  whenAsked(async () => {
    leave()
    asked.abort()
    await (await starting.catch(() => undefined))?.stop()
  })
  try {
    started(await starting)
  } catch (error) {
    // Who asked ends it.
    if (asked.signal.aborted) return
    console.error(`\n${(error as Error).message}`)
    leave()
    process.exit(1)
  }
}
