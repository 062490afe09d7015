import {
  type VendorKind,
  type VendorOut,
  type VendorTerms,
  type VendorWallet,
  vendorCode,
  vendorTerms,
} from '@maru/contract'
import { z } from 'zod'

/** A vendor as the form has it: texts and presses. */
export type VendorDraft = {
  vendorCode: string
  /** What is not `outside` has address and keys in the configuration. */
  kind: VendorKind
  wallet: VendorWallet
  ko: string
  en: string
  vn: string
  address: string
  firstKey: string
  secondKey: string
  /** One on each line. */
  frameOrigins: string
  /** Empty: games of this category are not taken. */
  slot: string
  liveCasino: string
  requestsPerSecond: string
  canReplay: boolean
  playsBeside: boolean
}

const emptyDraft: VendorDraft = {
  vendorCode: '',
  kind: 'outside',
  wallet: 'seamless',
  ko: '',
  en: '',
  vn: '',
  address: '',
  firstKey: '',
  secondKey: '',
  frameOrigins: '',
  slot: 'slot',
  liveCasino: 'casino',
  requestsPerSecond: '3000',
  canReplay: false,
  playsBeside: false,
}

export const draftFrom = (vendor: VendorOut | undefined): VendorDraft => {
  if (!vendor) return emptyDraft
  const { names, publicKeys, frameOrigins, groups, requestsPerSecond, ...rest } = vendor.terms
  return {
    ...rest,
    ...names,
    vendorCode: vendor.vendorCode,
    kind: vendor.kind,
    wallet: vendor.wallet,
    firstKey: publicKeys[0] ?? '',
    secondKey: publicKeys[1] ?? '',
    frameOrigins: frameOrigins.join('\n'),
    slot: groups.slot ?? '',
    liveCasino: groups['live-casino'] ?? '',
    requestsPerSecond: String(requestsPerSecond),
  }
}

const origins = (text: string): string[] => text.split(/\s+/).filter((line) => line !== '')

const typedTerms = (draft: VendorDraft): unknown => ({
  names: { ko: draft.ko, en: draft.en, vn: draft.vn },
  address: draft.address.trim(),
  publicKeys: [draft.firstKey, draft.secondKey].filter(
    (pem, at) => (at === 0 && draft.kind === 'outside') || pem.trim() !== '',
  ),
  frameOrigins: origins(draft.frameOrigins),
  groups: { slot: draft.slot || null, 'live-casino': draft.liveCasino || null },
  requestsPerSecond: /^\d{1,6}$/.test(draft.requestsPerSecond) ? Number(draft.requestsPerSecond) : undefined,
  canReplay: draft.canReplay,
  playsBeside: draft.playsBeside,
})

/** What is sent; throws for a draft that `draftProblems` finds something in. */
export const termsFrom = (draft: VendorDraft): VendorTerms => vendorTerms.parse(typedTerms(draft))

/** Fields that the server would refuse by their shape alone. */
export const draftProblems = (draft: VendorDraft): (keyof VendorDraft)[] => {
  const { error } = vendorTerms
    .extend({ vendorCode })
    .safeParse({ ...(typedTerms(draft) as object), vendorCode: draft.vendorCode })
  return [...new Set((error?.issues ?? []).map(({ path }) => fieldOf(path)))]
}

const fieldOf = ([first, second]: PropertyKey[]): keyof VendorDraft => {
  if (first === 'names') return second as 'ko'
  if (first === 'publicKeys') return second === 1 ? 'secondKey' : 'firstKey'
  if (first === 'groups') return second === 'slot' ? 'slot' : 'liveCasino'
  return first as keyof VendorDraft
}

/** For the form: every problem at its field, without a word of its own. */
export const draftSchema = z.custom<VendorDraft>().superRefine((draft, issues) => {
  for (const field of draftProblems(draft)) issues.addIssue({ code: 'custom', path: [field], message: field })
})
