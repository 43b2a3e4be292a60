import { graphql } from '../gql/gql.ts';

export const AddSeatingRule = graphql(`
  mutation AddSeatingRule($input: AddSeatingRuleInput!) {
    addSeatingRule(input: $input) {
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);

export const ChangeSeatingRule = graphql(`
  mutation ChangeSeatingRule($input: ChangeSeatingRuleInput!) {
    changeSeatingRule(input: $input) {
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);

export const RemoveSeatingRule = graphql(`
  mutation RemoveSeatingRule($input: RemoveSeatingRuleInput!) {
    removeSeatingRule(input: $input) {
      stepId
      id
    }
  }
`);

export const ApplyRulePreset = graphql(`
  mutation ApplyRulePreset($input: ApplyRulePresetInput!) {
    applyRulePreset(input: $input) {
      stepId
      addedIds
      rules {
        ...SeatingRuleParts
      }
    }
  }
`);

export const PickSeatingPreference = graphql(`
  mutation PickSeatingPreference($input: PickSeatingPreferenceInput!) {
    pickSeatingPreference(input: $input) {
      stepId
      rule {
        ...SeatingRuleParts
      }
    }
  }
`);
