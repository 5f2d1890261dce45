/** The locks processes take in the database they share. Each number is one of its own, in every version. */
export const LOCKS = {
  /** Which configuration is active: two administrators at once take turns. */
  activation: 7_461_001,
  /** One process migrates, whatever the others do. */
  migration: 7_461_002,
  searchIndex: 7_461_003,
  feeds: 7_461_004,
} as const
