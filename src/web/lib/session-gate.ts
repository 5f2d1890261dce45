import { createStore } from './create-store.ts'

type Question = { answer: (signedIn: boolean) => void }

/** The open question for the administrator's password, if any. The shell shows it. */
export const sessionQuestion = createStore<Question | undefined>(undefined)

let pending: Promise<boolean> | undefined

/** Asks once for the password, however many calls were refused; true when the person signed in. */
export function askForSession(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    sessionQuestion.set({
      answer: (signedIn) => {
        sessionQuestion.set(undefined)
        pending = undefined
        resolve(signedIn)
      },
    })
  })
  return pending
}
