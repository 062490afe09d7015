/** Parts of the guide to the sportsbook, by the type that addresses name. */
export const sportGuides = ['sport', 'screendescription', 'onefolderbetting', 'twofolderbetting'] as const
export type SportGuideName = (typeof sportGuides)[number]

export const sportGuideOf = (type: string | undefined): SportGuideName | undefined =>
  sportGuides.find((guide) => guide === type)
