import { forbidNetwork } from './forbid-network.ts'

// Loaded by `--import` into the reading child and, as that reaches them too, into the threads its libraries start.
forbidNetwork()
