// Sets the data of a product up as a start does, and is asked to end meanwhile.
import { runProduct } from './run-product.ts'

await runProduct({ env: process.env, print: () => {}, build: false, onlyData: true }, () => {})
