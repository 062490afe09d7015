import { studio } from './studio.ts'
import type { Vendor } from './vendor.ts'

/** Every connected vendor, in the order of the lobby. */
export const vendors: readonly Vendor[] = [studio]

export const vendorByCode = (code: string): Vendor | undefined => vendors.find((vendor) => vendor.code === code)
