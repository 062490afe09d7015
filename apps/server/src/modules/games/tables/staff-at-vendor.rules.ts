/** As vendors know one of the staff: without a name. */
export const staffAtVendor = (staffId: number): string => `staff ${staffId}`

/** Undefined of whatever else a vendor has stored. */
export const staffIdOf = (by: string): number | undefined => {
  const id = /^staff (\d{1,9})$/.exec(by)?.[1]
  return id === undefined ? undefined : Number(id)
}
