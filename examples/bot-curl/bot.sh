#!/bin/sh
# The same bot with curl alone: sits down, bets on the field whenever betting opens, throws, and leaves after some rolls.
#
#   DICEPIT_URL=http://127.0.0.1:7711 DICEPIT_TOKEN=dpt_... sh bot.sh
set -eu
url="${DICEPIT_URL:-http://127.0.0.1:7711}/api/v1"
seat="${DICEPIT_SEAT:-1}"
rolls="${DICEPIT_ROLLS:-3}"

get() { curl --silent --show-error --header "Authorization: Bearer $DICEPIT_TOKEN" "$@"; }

# Every command has a key of its own: sent again after a lost answer, it still has one effect.
count=0
command() {
  count=$((count + 1))
  get --request POST --header 'Content-Type: application/json' --header "Idempotency-Key: bot-$$-$(date +%s)-$count" \
    --data "{\"command\":$1}" "$url/tables/$table/commands"
  echo
}

table=$(get "$url/tables" | sed 's/.*"tables":\[{[^}]*"table":"\([^"]*\)".*/\1/')

sit() {
  command "{\"type\":\"SitDown\",\"seat\":$seat,\"name\":\"Curl\"}" >/dev/null
  command "{\"type\":\"BuyIn\",\"seat\":$seat,\"cents\":10000,\"from\":\"account\"}" >/dev/null
  echo "sits down at $table"
}

# Bets and throws. What the rules refuse, such as a throw while somebody else has the dice, is left at that.
play() {
  command "{\"type\":\"PlaceBets\",\"seat\":$seat,\"bets\":[{\"wager\":\"field\",\"chips\":500}]}" >/dev/null
  command "{\"type\":\"ThrowDice\",\"seat\":$seat}" >/dev/null
}

settled=0
get --no-buffer "$url/tables/$table/events?betting=yes" | while read -r line; do
  case "$line" in
    # Followed before it sits down, so that no offer of the dice is missed.
    'event: snapshot') sit ;;
    'data: {"open":true,'*) play ;;
    'data: '*'"type":"DiceAccepted"'*) play ;;
    'data: '*'"type":"DiceOffered"'*"\"to\":$seat"*) command "{\"type\":\"AcceptDice\",\"seat\":$seat}" >/dev/null ;;
    'data: '*'"type":"RollSettled"'*)
      settled=$((settled + 1))
      echo "roll $settled is settled"
      if [ "$settled" -eq "$rolls" ]; then
        echo "leaves after $settled rolls"
        exit 0
      fi
      ;;
  esac
done
