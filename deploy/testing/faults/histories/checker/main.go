// Checks that a history of reads and writes of posts is linearizable: whether each call can have taken effect at one moment
// between its beginning and its end, so that every answer is right. Reads one JSON object a line and prints the verdict: Ok, Illegal,
// or Unknown if it could not be found out in time.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"time"

	"github.com/anishathalye/porcupine"
)

const checkedWithin = 2 * time.Minute

// Call is one call of a client. A write names the version that it expects; an outcome is ok, conflict, or unknown.
type Call struct {
	Client   int    `json:"client"`
	Post     string `json:"post"`
	Kind     string `json:"kind"`
	Expected int    `json:"expected"`
	Value    string `json:"value"`
	Outcome  string `json:"outcome"`
	Version  int    `json:"version"`
	Begin    int64  `json:"begin"`
	End      int64  `json:"end"`
}

type post struct {
	version int
	value   string
}

func step(state any, input any, _ any) (bool, any) {
	before := state.(post)
	call := input.(Call)
	if call.Kind == "read" {
		return call.Version == before.version && call.Value == before.value, before
	}
	isExpected := call.Expected == before.version
	after := post{before.version + 1, call.Value}
	switch call.Outcome {
	case "ok":
		return isExpected && call.Version == after.version, after
	case "conflict":
		return !isExpected, before
	default:
		// The process was killed: the write took effect then or later, or, at the very end, did not.
		if isExpected {
			return true, after
		}
		return true, before
	}
}

func partition(history []porcupine.Operation) [][]porcupine.Operation {
	byPost := map[string][]porcupine.Operation{}
	for _, operation := range history {
		name := operation.Input.(Call).Post
		byPost[name] = append(byPost[name], operation)
	}
	var parts [][]porcupine.Operation
	for _, part := range byPost {
		parts = append(parts, part)
	}
	return parts
}

// The first call of each post is the write that created it, as version 1.
var posts = porcupine.Model{
	Partition: partition,
	Init:      func() any { return post{} },
	Step:      step,
}

type versionOfPost struct {
	post    string
	version int
}

// Each unknown write could have taken effect at any later time, which makes the check exponential. But values are unique and
// versions only grow: if its version was seen with its value, the write took effect; if it was seen with another, it never does.
func resolve(calls []Call) []Call {
	seen := map[versionOfPost]string{}
	for _, call := range calls {
		if call.Outcome == "ok" {
			seen[versionOfPost{call.Post, call.Version}] = call.Value
		}
	}
	var resolved []Call
	for _, call := range calls {
		if call.Outcome == "unknown" {
			value, isSeen := seen[versionOfPost{call.Post, call.Expected + 1}]
			if isSeen && value != call.Value {
				continue
			}
			call.End = math.MaxInt64
			if isSeen {
				call.Outcome = "ok"
				call.Version = call.Expected + 1
			}
		}
		resolved = append(resolved, call)
	}
	return resolved
}

func main() {
	var calls []Call
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var call Call
		if err := json.Unmarshal(lines.Bytes(), &call); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		calls = append(calls, call)
	}
	var history []porcupine.Operation
	for _, call := range resolve(calls) {
		history = append(history, porcupine.Operation{ClientId: call.Client, Input: call, Call: call.Begin, Return: call.End})
	}
	fmt.Println(porcupine.CheckOperationsTimeout(posts, history, checkedWithin))
}
