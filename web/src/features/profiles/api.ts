import {
  confirmAvailability,
  confirmOwnAvailability,
  stopAvailabilityEmails,
} from "@triptych/contract/availability-confirmation";
import { listBrandMatches, listSuggestions } from "@triptych/contract/matching";
import {
  getMember,
  type ProfileData,
  removePhoto,
  setPhoto,
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
} from "@triptych/contract/profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { isReplyOf, useCommand, useEndpoint } from "../../platform/query.ts";
import { useSession } from "../../platform/session.tsx";

export function useMember(userId: string) {
  return useEndpoint(getMember, { params: { userId } }, { staleTime: 0 });
}

/** Lists the endpoints whose replies depend on the person's own profile. */
const dependentEndpoints = [listBrandMatches, listSuggestions, getMember];

/** Saves the signed-in person's profile, and updates the session and all replies that depend on it. */
export function useSaveProfile() {
  const client = useQueryClient();
  const { user, setUser, refresh } = useSession();
  return useMutation<ProfileData, ApiError, ProfileData>({
    mutationFn: (profile) => saveProfile(profile),
    onSuccess: (profileData) => {
      if (user) setUser({ ...user, profileData });
      void refresh();
      for (const endpoint of dependentEndpoints)
        void client.invalidateQueries({ predicate: ({ queryKey }) => isReplyOf(endpoint, queryKey[0]) });
    },
  });
}

/** Shows an uploaded photo as the signed-in person's picture. */
export function useSetPhoto() {
  const { refresh } = useSession();
  return useCommand(setPhoto, { refreshes: [getMember], onSuccess: () => refresh() });
}

export function useRemovePhoto() {
  const { refresh } = useSession();
  return useCommand(removePhoto, { refreshes: [getMember], onSuccess: () => refresh() });
}

/** Confirms the signed-in person's own statement of when they are free. */
export function useConfirmOwnAvailability() {
  const { refresh } = useSession();
  return useCommand(confirmOwnAvailability, { refreshes: [getMember], onSuccess: () => refresh() });
}

export const useConfirmAvailability = () => useCommand(confirmAvailability, { refreshes: [getMember] });
export const useStopAvailabilityEmails = () => useCommand(stopAvailabilityEmails);

function saveProfile(profile: ProfileData): Promise<ProfileData> {
  if (profile.type === "agency") return call(updateAgencyProfile, { body: profile });
  if (profile.type === "brand") return call(updateBrandProfile, { body: profile.data });
  return call(updateFreelancerProfile, { body: profile.data });
}
