import { listBrandMatches, listSuggestions } from "@triptych/contract/matching";
import {
  getMember,
  type ProfileData,
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
} from "@triptych/contract/profiles";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api-client.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { isReplyOf, useEndpoint } from "../../platform/query.ts";
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

function saveProfile(profile: ProfileData): Promise<ProfileData> {
  if (profile.type === "agency") return call(updateAgencyProfile, { body: profile });
  if (profile.type === "brand") return call(updateBrandProfile, { body: profile.data });
  return call(updateFreelancerProfile, { body: profile.data });
}
