import type { PurseChoice } from '../../shared/dialogs/dialogs.ts'

type Stored = { owner: string; vendors: Record<string, PurseChoice> }

const name = 'maru-purse-choice'

const stored = (owner: string): Stored['vendors'] => {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as Stored | null
    return found?.owner === owner && typeof found.vendors === 'object' && found.vendors !== null ? found.vendors : {}
  } catch {
    return {}
  }
}

/** What this member chose last at the vendor on this device. Storage may be switched off or hold anything. */
export const purseChoice = (owner: string, vendorKey: string): PurseChoice | undefined => {
  const found: unknown = stored(owner)[vendorKey]
  return found === 'all' || (typeof found === 'number' && Number.isSafeInteger(found) && found > 0) ? found : undefined
}

export const notePurseChoice = (owner: string, vendorKey: string, choice: PurseChoice): void => {
  try {
    const vendors = { ...stored(owner), [vendorKey]: choice }
    localStorage.setItem(name, JSON.stringify({ owner, vendors } satisfies Stored))
  } catch {
    // Without storage it is asked anew.
  }
}
