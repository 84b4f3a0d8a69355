import * as v from 'valibot';
import { ApiError, MissingTokensError } from '../client/api-error.ts';
import type { PublicClient, SignedInClient } from '../client/create-clients.ts';
import { toFormData } from '../client/form-data.ts';
import { createdStatuses, expectSuccess, readJson } from '../client/unwrap.ts';
import { parseProfile, type Gender, type Profile } from '../schemas/profile.ts';
import { loginResponseSchema } from '../schemas/tokens.ts';

export interface Registration {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phoneNumber: string;
  address: string;
  password: string;
  passwordAgain: string;
  gender: Gender;
  picture: File;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface OpenedSession {
  access: string;
  refresh: string;
  /** '' when the server sends none. */
  role: string;
}

export interface ProfileUpdate {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
  gender: Gender;
  /** Null keeps the picture. */
  picture: File | null;
}

export interface Account {
  /** Succeeds on exactly 200 or 201. */
  register(registration: Registration): Promise<void>;
  /** Rejects with MissingTokensError when a 2xx response lacks a token, with ApiError otherwise. */
  logIn(credentials: Credentials): Promise<OpenedSession>;
  /** Null when the server has no profile for the user. */
  readProfile(signal?: AbortSignal): Promise<Profile | null>;
  /** Succeeds on exactly 200 or 201. */
  updateProfile(update: ProfileUpdate): Promise<void>;
}

/** Registration and login are public, the profile needs a session. */
export function accountEndpoints(publicClient: PublicClient, signedIn: SignedInClient): Account {
  return {
    async register(registration) {
      const body = {
        first_name: registration.firstName,
        last_name: registration.lastName,
        username: registration.username,
        email: registration.email,
        phone_number: registration.phoneNumber,
        profile_image: registration.picture,
        gender: registration.gender,
        address: registration.address,
        password: registration.password,
        password2: registration.passwordAgain,
      };
      const call = publicClient.http.POST('/api/user/register/', { body, bodySerializer: toFormData, parseAs: 'stream' });
      await expectSuccess(call, createdStatuses);
    },

    async logIn({ email, password }) {
      const call = publicClient.http.POST('/api/user/login/', { body: { email, password }, parseAs: 'stream' });
      const answer = await readJson(call).catch(asMissingTokens);
      const session = v.safeParse(loginResponseSchema, answer);
      if (!session.success) throw new MissingTokensError();
      return session.output;
    },

    async readProfile(signal) {
      const call = signedIn.http.GET('/api/user/profile/', { signal: signal ?? null, parseAs: 'stream' });
      return parseProfile(await readJson(call), signedIn.baseUrl);
    },

    async updateProfile(update) {
      const body = {
        first_name: update.firstName,
        last_name: update.lastName,
        phone_number: update.phoneNumber,
        gender: update.gender,
        address: update.address,
        ...(update.picture === null ? {} : { profile_image: update.picture }),
      };
      const call = signedIn.http.PATCH('/api/user/profile/update/', { body, bodySerializer: toFormData, parseAs: 'stream' });
      await expectSuccess(call, createdStatuses);
    },
  };
}

// A 2xx without readable JSON has no tokens either.
function asMissingTokens(error: unknown): never {
  throw error instanceof ApiError && error.reason === 'body' ? new MissingTokensError('', { cause: error }) : error;
}
