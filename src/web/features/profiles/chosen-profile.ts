import { createStore } from '../../lib/create-store.ts'
import { readPreference, writePreference } from '../../lib/preferences.ts'

const KEY = 'reader'

/** The id of the profile books are chosen for on this device. */
export const chosenProfile = createStore<string | undefined>(readPreference(KEY))

export function chooseProfile(id: string | undefined): void {
  writePreference(KEY, id)
  chosenProfile.set(id)
}
